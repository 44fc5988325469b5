import { useNavigation } from '@react-navigation/native';

import { CopulasBackup, FILE_WORDS, useGameImport } from '@/games/copulas/view/gameFiles';

import { FilesPage } from '../FilesPage';

export function FilesScreen() {
  const navigation = useNavigation();
  return (
    <FilesPage
      work={useGameImport()}
      words={FILE_WORDS}
      onOpen={({ id, isOver }) =>
        navigation.navigate(isOver ? 'CopulasRecord' : 'CopulasTable', { game: id })
      }
      onHistory={() => navigation.navigate('CopulasHistory')}
      backup={(settings) => <CopulasBackup settings={settings} />}
    />
  );
}

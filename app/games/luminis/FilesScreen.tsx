import { useNavigation } from '@react-navigation/native';

import { FILE_WORDS, LuminisBackup, useGameImport } from '@/games/luminis/view/gameFiles';

import { FilesPage } from '../FilesPage';

export function FilesScreen() {
  const navigation = useNavigation();
  return (
    <FilesPage
      work={useGameImport()}
      words={FILE_WORDS}
      onOpen={({ id, isOver }) =>
        navigation.navigate(isOver ? 'LuminisGameRecord' : 'LuminisTable', { game: id })
      }
      onHistory={() => navigation.navigate('LuminisHistory')}
      backup={(settings) => <LuminisBackup settings={settings} />}
    />
  );
}

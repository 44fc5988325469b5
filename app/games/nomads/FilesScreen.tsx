import { useNavigation } from '@react-navigation/native';

import { FILE_WORDS, NomadsBackup, useGameImport } from '@/games/nomads/view/gameFiles';

import { FilesPage } from '../FilesPage';

export function FilesScreen() {
  const navigation = useNavigation();
  return (
    <FilesPage
      work={useGameImport()}
      words={FILE_WORDS}
      onOpen={({ id, isOver }) =>
        navigation.navigate(isOver ? 'NomadsGameRecord' : 'NomadsTable', { game: id })
      }
      onHistory={() => navigation.navigate('NomadsHistory')}
      backup={(settings) => <NomadsBackup settings={settings} />}
    />
  );
}

import { useNavigation } from '@react-navigation/native';

import { FILE_WORDS, LumicoraBackup, useGameImport } from '@/games/lumicora/view/gameFiles';

import { FilesPage } from '../FilesPage';

export function FilesScreen() {
  const navigation = useNavigation();
  return (
    <FilesPage
      work={useGameImport()}
      words={FILE_WORDS}
      onOpen={({ id, isOver }) =>
        navigation.navigate(isOver ? 'LumicoraGameRecord' : 'LumicoraTable', { game: id })
      }
      onHistory={() => navigation.navigate('LumicoraHistory')}
      backup={(settings) => <LumicoraBackup settings={settings} />}
    />
  );
}

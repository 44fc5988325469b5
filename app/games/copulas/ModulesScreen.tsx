import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { BRIGHTEST, MODULE_SIZE } from '@/games/copulas/rules/board';
import { DARK_MODULE, turnedModule, withModule } from '@/games/copulas/session/modules';
import { tableStrings } from '@/games/copulas/strings/table';
import { ModuleBoard, modulePips } from '@/games/copulas/view/board/ModuleBoard';
import { SKY } from '@/games/copulas/view/board/palette';
import { useGames } from '@/games/copulas/view/store/GamesContext';
import { ToldText, useExport } from '@/tabletop/files/view/telling';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import { Page } from '../../navigation/Page';

/** The owner's modules: painted once, dealt for every game. */
export function ModulesScreen() {
  const { modules: words, boardPage } = useStrings(tableStrings);
  const { library } = useGames();
  const exporting = useExport();
  const [modules, setModules] = useState(library.modules());
  const [index, setIndex] = useState(0);
  const [brush, setBrush] = useState(1);
  const [copied, setCopied] = useState<string | null>(null);
  const lights = modules[index] ?? DARK_MODULE;
  const change = (next: string | null) => {
    const changed = withModule(modules, index, next);
    setModules(changed);
    library.rememberModules(changed);
  };
  const paint = (cells: readonly number[]) =>
    change([...lights].map((light, cell) => (cells.includes(cell) ? String(brush) : light)).join(''));
  /** A tap on a light of the brush takes it away. */
  const tap = (cell: number) =>
    change(
      [...lights]
        .map((light, each) => (each !== cell ? light : light === String(brush) ? '0' : String(brush)))
        .join(''),
    );
  const painted = modules.filter((module) => module !== null).length;
  return (
    <Page title={words.title}>
      <Screen>
        <Text tone="mutedText">{words.help}</Text>
        <View style={styles.block}>
          <Text strong>{words.painted(painted)}</Text>
          <Chips
            label={boardPage.modules}
            value={index}
            options={modules.map((module, value) => ({
              value,
              label: boardPage.module(value + 1, module !== null),
              picture: <ModuleMark number={value + 1} lights={module} />,
            }))}
            onChange={setIndex}
          />
        </View>
        <View style={styles.block}>
          <Text variant="title">{words.number(index + 1)}</Text>
          <View style={styles.module}>
            <ModuleBoard
              lights={lights}
              label={words.number(index + 1)}
              describe={(cell) =>
                words.cell((cell % MODULE_SIZE) + 1, Math.floor(cell / MODULE_SIZE) + 1, Number(lights[cell]))
              }
              onPress={tap}
              onStroke={paint}
            />
          </View>
          <Chips
            label={boardPage.brush}
            value={brush}
            options={[
              { value: 0, label: boardPage.dark },
              ...Array.from({ length: BRIGHTEST }, (_, at) => ({ value: at + 1, label: String(at + 1) })),
            ]}
            onChange={setBrush}
          />
          <View style={styles.row}>
            <Button
              grows
              kind="quiet"
              mayRepeat
              label={words.turn}
              onPress={() => change(turnedModule(lights))}
            />
            <Button grows kind="quiet" label={words.copy} onPress={() => setCopied(lights)} />
            <Button
              grows
              kind="quiet"
              label={words.paste}
              disabled={copied === null}
              onPress={() => change(copied)}
            />
            <Button grows kind="quiet" label={words.clear} onPress={() => change(null)} />
          </View>
          <Button label={words.next} onPress={() => setIndex((index + 1) % modules.length)} />
        </View>
        <Button
          kind="quiet"
          label={words.exportAll}
          disabled={painted === 0}
          onPress={() => exporting.run('copulas-modules.json', moduleFile(modules))}
        />
        <ToldText told={exporting.told} />
      </Screen>
    </Page>
  );
}

function moduleFile(modules: readonly (string | null)[]): string {
  return `${JSON.stringify({ format: 'copulas-modules', version: 1, modules }, null, 2)}\n`;
}

/** A module in small, with its number. */
function ModuleMark({ number, lights }: { readonly number: number; readonly lights: string | null }) {
  const sky = SKY[useThemeName()];
  const pips = useMemo(() => (lights === null ? '' : modulePips(lights)), [lights]);
  return (
    <View style={styles.mark}>
      <Svg width={30} height={30} viewBox="0 0 160 160" aria-hidden>
        <Path d="M0 0H160V160H0z" fill={lights === null ? sky.ground : sky.cell} />
        <Path d={pips} stroke={sky.light} strokeWidth={10} strokeLinecap="round" fill="none" />
      </Svg>
      <Text variant="small">{String(number)}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  module: { width: '100%', maxWidth: 320, aspectRatio: 1, alignSelf: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  mark: { alignItems: 'center' },
});

import { useEffect, useRef, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { DrawnKey } from '@/ui/components/DrawnKey';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { LIGHT_SIDE_RULES, MOST_ANIMALS_COUNTED } from '../../rules/animals';
import { ANIMALS, COLORS, type Animal } from '../../rules/model';
import type { SheetField } from '../../session/final/countSheet';
import { whoWonStrings } from '../../strings/whoWon';
import { FishFigure, LimestoneFigure } from '../table/figures';
import { AnimalPicture, CoralPicture, JellyfishPicture, RemotePicture } from './pictures';
import type { CountSheetWork } from './useCountSheet';

interface SheetProps {
  readonly sheet: CountSheetWork;
  readonly player: number;
}

/** What lies beside the reef: known at every depth. */
export function BesideFields({ sheet, player }: SheetProps) {
  const { figures } = useStrings(whoWonStrings);
  const { fish } = sheet.table.players[player]!;
  return (
    <View style={styles.row}>
      <FieldBox
        {...{ sheet, player }}
        field={{ kind: 'score' }}
        caption={figures.score}
        picture={<FishFigure fish={fish} size={28} />}
      />
      <FieldBox
        {...{ sheet, player }}
        field={{ kind: 'jellyfish' }}
        caption={figures.jellyfish}
        picture={<JellyfishPicture size={26} />}
      />
      <FieldBox
        {...{ sheet, player }}
        field={{ kind: 'limestone' }}
        caption={figures.limestone}
        picture={<LimestoneFigure size={26} />}
      />
    </View>
  );
}

/** FS-3 to FS-6: what is counted on the reef. */
export function ReefFields({ sheet, player }: SheetProps) {
  const strings = useStrings(whoWonStrings);
  const { board, scoreBoard, players } = sheet.table;
  const { tally, counts } = players[player]!;
  const isSum = scoreBoard === 'light' && tally === null && (counts?.animalPoints ?? 0) > 0;
  return (
    <>
      <View style={styles.row}>
        {COLORS.map((color) => (
          <FieldBox
            key={color}
            {...{ sheet, player }}
            field={{ kind: 'color', color }}
            picture={<CoralPicture color={color} />}
          />
        ))}
      </View>
      <View role="group" accessibilityLabel={strings.animalsInSight} style={styles.animals}>
        {ANIMALS.map((species) =>
          scoreBoard === 'dark' ? (
            <SpeciesRow key={species} {...{ sheet, player, species }} />
          ) : (
            <LightRow key={species} {...{ sheet, player, species }} />
          ),
        )}
      </View>
      {isSum ? (
        <Text variant="small" tone="mutedText">
          {strings.knownSum(counts!.animalPoints)}
        </Text>
      ) : null}
      {board.side === 'B' ? (
        <View style={styles.row}>
          <FieldBox
            {...{ sheet, player }}
            field={{ kind: 'remote' }}
            caption={strings.remote}
            picture={<RemotePicture remote={counts?.remote ?? 0} />}
          />
        </View>
      ) : null}
    </>
  );
}

/** An old score sheet: a total for everybody. */
export function TotalFields({ sheet }: Pick<SheetProps, 'sheet'>) {
  const strings = useStrings(whoWonStrings);
  return (
    <View style={styles.totals}>
      {sheet.table.players.map(({ name, fish }, player) => (
        <View key={player} style={styles.total}>
          <View style={styles.name}>
            <FishFigure fish={fish} size={32} />
            <View style={styles.words}>
              <Text strong numberOfLines={1}>
                {name}
              </Text>
            </View>
          </View>
          <View style={styles.sum}>
            <FieldBox
              {...{ sheet, player }}
              field={{ kind: 'score' }}
              label={strings.totalOf(name, sheet.valueOf({ player, field: { kind: 'score' } }))}
              picture={null}
            />
          </View>
        </View>
      ))}
    </View>
  );
}

interface FieldBoxProps extends SheetProps {
  readonly field: SheetField;
  readonly picture: ReactNode;
  readonly caption?: string;
  /** Where the name of the field does not say it all. */
  readonly label?: string;
}

/** A number that the keys below fill while it is chosen. */
function FieldBox({ sheet, player, field, picture, caption, label }: FieldBoxProps) {
  const strings = useStrings(whoWonStrings);
  const colors = useColors();
  const place = { player, field };
  const isActive = sheet.isActive(place);
  const value = sheet.valueOf(place);
  const box = useInSight(isActive);
  return (
    <DrawnKey
      role="button"
      accessibilityLabel={label ?? strings.field(field, value)}
      {...selectedState(isActive)}
      onPress={() => sheet.open(place)}
      frame={styles.box}
      style={[
        styles.boxLook,
        { backgroundColor: colors.raised, borderColor: isActive ? colors.accent : colors.border },
      ]}
    >
      <View ref={box} style={styles.inside}>
        {picture}
        <Text variant="lead" strong tabular tone={value === 0 && !isActive ? 'mutedText' : 'text'}>
          {minus(field.kind === 'remote' ? 0 - value : value)}
        </Text>
      </View>
      {caption === undefined ? null : (
        <Text variant="small" tone="mutedText" numberOfLines={1}>
          {caption}
        </Text>
      )}
    </DrawnKey>
  );
}

interface SpeciesProps extends SheetProps {
  readonly species: Animal;
}

const UP_TO_MOST = Array.from({ length: MOST_ANIMALS_COUNTED + 1 }, (_, count) => count);

/** FS-3: one tap for the animals of a species; more than 4 score like 4. */
function SpeciesRow({ sheet, player, species }: SpeciesProps) {
  const strings = useStrings(whoWonStrings);
  const colors = useColors();
  const place = { player, field: { kind: 'animal', species } as const };
  const chosen = Math.min(sheet.valueOf(place), MOST_ANIMALS_COUNTED);
  const isActive = sheet.isActive(place);
  const row = useInSight(isActive);
  return (
    <View ref={row} style={[styles.species, { borderColor: isActive ? colors.accent : 'transparent' }]}>
      <SpeciesName species={species} />
      <View role="radiogroup" accessibilityLabel={strings.animals[species]} style={styles.counts}>
        {UP_TO_MOST.map((count) => {
          const isMost = count === MOST_ANIMALS_COUNTED;
          const isChosen = count === chosen;
          return (
            <Pressed
              key={count}
              role="radio"
              aria-checked={isChosen}
              tabIndex={isChosen ? 0 : -1}
              accessibilityLabel={strings.animalCount(species, count, isMost)}
              onPress={() => sheet.choose(place, count)}
              style={[
                styles.count,
                {
                  // Nothing seen is also what nobody has looked for yet, and does not shout.
                  backgroundColor: isChosen && count > 0 ? colors.accent : colors.raised,
                  borderColor: isChosen ? colors.accent : colors.border,
                },
              ]}
            >
              <Text strong tone={isChosen && count > 0 ? 'onAccent' : 'text'}>
                {isMost ? strings.orMore(count) : count}
              </Text>
            </Pressed>
          );
        })}
      </View>
    </View>
  );
}

/** FS-4: how many of a species earn the small and the large score; the app adds up. */
function LightRow({ sheet, player, species }: SpeciesProps) {
  const strings = useStrings(whoWonStrings);
  const { wants, small, large } = LIGHT_SIDE_RULES[species];
  return (
    <View style={styles.light}>
      <SpeciesName species={species} rule={strings.rule(wants, small, large)} />
      <View style={styles.sizes}>
        <FieldBox
          {...{ sheet, player }}
          field={{ kind: 'light', species, size: 'small' }}
          caption={strings.each(small.points)}
          picture={null}
        />
        <FieldBox
          {...{ sheet, player }}
          field={{ kind: 'light', species, size: 'large' }}
          caption={strings.each(large.points)}
          picture={null}
        />
      </View>
    </View>
  );
}

function SpeciesName({ species, rule }: { readonly species: Animal; readonly rule?: string }) {
  const strings = useStrings(whoWonStrings);
  return (
    <View style={styles.name}>
      <AnimalPicture species={species} />
      <View style={styles.words}>
        <Text variant="small" strong numberOfLines={1}>
          {strings.animals[species]}
        </Text>
        {rule === undefined ? null : (
          <Text variant="small" tone="mutedText">
            {rule}
          </Text>
        )}
      </View>
    </View>
  );
}

/** Browsers scroll to the field that the keys fill, where it is hidden behind them. */
function useInSight(isActive: boolean) {
  const view = useRef<View>(null);
  useEffect(() => {
    const element: unknown = view.current;
    if (isActive && Platform.OS === 'web' && element instanceof HTMLElement) {
      element.scrollIntoView({ block: 'nearest' });
    }
  }, [isActive]);
  return view;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs },
  box: {
    flex: 1,
    minHeight: TOUCH_TARGET + space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 2,
  },
  boxLook: { borderRadius: radius.m, borderWidth: 2 },
  inside: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  totals: { gap: space.s },
  total: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  sum: { flexDirection: 'row', width: 120 },
  animals: { gap: space.xs },
  species: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 96,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
  },
  words: { flex: 1 },
  counts: { flexDirection: 'row', gap: space.xs },
  count: {
    width: 44,
    minHeight: 44,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
    borderWidth: 1,
  },
  light: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sizes: { flexDirection: 'row', gap: space.xs, width: 176 },
});

import type { ReactNode } from 'react';

import type { CodeKinds, Said } from '@/tabletop/codes/codes';
import { FoundCode, useScan, type CodePreviews, type Scanning } from '@/tabletop/codes/view/Scanning';
import { Screen } from '@/ui/components/Screen';

import { CodeScanner } from '../camera/CodeScanner';
import { Page } from '../navigation/Page';
import { useStayAwake } from './useStayAwake';

interface ScanPageProps<Kinds extends CodeKinds, Why, Context> extends Scanning<Kinds, Why> {
  readonly title: string;
  readonly lead: string;
  readonly previews: CodePreviews<Kinds, Context>;
  readonly context: Context;
  /** Below the camera as long as nothing was found. */
  readonly meanwhile?: ReactNode;
  /** At the foot of the page, and its height. */
  readonly foot?: ReactNode;
  readonly footHeight?: number;
}

/** Reads codes of other phones, and asks about what they say. */
export function ScanPage<Kinds extends CodeKinds, Why, Context>(props: ScanPageProps<Kinds, Why, Context>) {
  const {
    codes,
    judge,
    describeWhy,
    title,
    lead,
    previews,
    context,
    meanwhile,
    foot,
    footHeight = 0,
  } = props;
  const work = useScan({ codes, judge, describeWhy });
  useStayAwake();
  const { answer } = work;
  const found: Said<Kinds> | null = work.found;
  return (
    <Page title={title}>
      <Screen>
        <CodeScanner work={work} lead={lead} taken={footHeight} />
        {found === null ? (
          meanwhile
        ) : (
          <FoundCode previews={previews} found={found} context={context} onAnswer={answer} />
        )}
      </Screen>
      {foot}
    </Page>
  );
}

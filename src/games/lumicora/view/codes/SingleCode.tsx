import type { PropsWithChildren } from 'react';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { codesStrings } from '../../strings/codes';
import { PictureLayout } from './PictureLayout';
import { QrCode } from './QrCode';
import { ShareCode } from './ShareCode';

export interface SingleCodeProps extends PropsWithChildren {
  readonly text: string;
  /** What is in the code, for screen readers. */
  readonly label: string;
  readonly title: string;
  /** What is in it, in figures. */
  readonly facts: string;
}

/** One code, what is in it, and how to go on without scanning it. */
export function SingleCode({ text, label, title, facts, children }: SingleCodeProps) {
  const { show: strings } = useStrings(codesStrings);
  return (
    <PictureLayout picture={(size) => <QrCode text={text} label={label} size={size} />}>
      <Text variant="lead" strong>
        {title}
      </Text>
      <Text>{facts}</Text>
      {children}
      <Text tone="mutedText">{strings.scanThis}</Text>
      <ShareCode texts={[text]} />
    </PictureLayout>
  );
}

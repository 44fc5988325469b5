import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { LOWEST_REMOTE } from '../../session/gameFileModel';
import { finalInputStrings } from '../../strings/finalInput';
import { CountField } from './CountField';
import type { CountFieldsProps } from './countFieldsProps';
import { RemotePicture } from './pictures';
import { warningOf } from './useReefWarnings';

/** FS-6: what the bare remote limestone costs, entered as it is added up: without the minus. */
export function RemoteField({ table, counts, warnings, onCount }: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const cost = Math.abs(counts.remote);
  return (
    <>
      <CountField
        table={table}
        label={strings.remote}
        current={strings.remoteNow(cost)}
        picture={<RemotePicture remote={counts.remote} />}
        warning={warningOf(warnings, ({ code }) => code === 'remote-beyond-board')}
        value={cost}
        most={-LOWEST_REMOTE}
        describeTooMuch={() => strings.atMost(-LOWEST_REMOTE)}
        // Subtracted, because a turned sign would make a −0 of 0.
        onEnter={(entered) => onCount({ remote: 0 - entered })}
      />
      <Text variant="small" tone="mutedText">
        {strings.remoteLead}
      </Text>
    </>
  );
}

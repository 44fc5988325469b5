import { useKeepAwake } from 'expo-keep-awake';

const OPTIONS = { suppressDeactivateWarnings: true };

/** The screen stays on while a game is open, where the device allows it. */
export function useStayAwake(): void {
  useKeepAwake(undefined, OPTIONS);
}

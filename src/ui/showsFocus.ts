import { Platform, type FocusEvent } from 'react-native';

/** Browsers focus what a finger or mouse presses, too; only the keyboard needs to see it. */
export function showsFocus({ currentTarget }: FocusEvent): boolean {
  if (Platform.OS !== 'web') return true;
  const element: unknown = currentTarget;
  return element instanceof HTMLElement && element.matches(':focus-visible');
}

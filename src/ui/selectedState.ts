import { Platform } from 'react-native';

/** How a button says that it is the chosen one: browsers know `pressed` for buttons, phones `selected`. */
export function selectedState(isSelected: boolean) {
  return Platform.OS === 'web'
    ? { 'aria-pressed': isSelected }
    : { accessibilityState: { selected: isSelected } };
}

import { useNavigation } from '@react-navigation/native';
import { useLayoutEffect } from 'react';

/** The words in the header and the window's title follow the language. */
export function useTitle(title: string): void {
  const navigation = useNavigation();
  useLayoutEffect(() => {
    navigation.setOptions({ title });
  }, [navigation, title]);
}

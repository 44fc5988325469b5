import { useNavigation, usePreventRemove } from '@react-navigation/native';
import { useCallback, useRef } from 'react';

/** Ways back by one page, the last by the button of a browser; all others are meant to leave. */
const BACK: readonly string[] = ['GO_BACK', 'POP', 'RESET'];

/** Going back leads to the step before, as long as there is one. The returned function leaves the page whatever the step. */
export function useStepBack(hasStepBefore: boolean, onStepBack: () => void): () => void {
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  usePreventRemove(hasStepBefore, ({ data: { action } }) => {
    if (BACK.includes(action.type) && !isLeaving.current) onStepBack();
    else navigation.dispatch(action);
  });
  return useCallback(() => {
    isLeaving.current = true;
    navigation.goBack();
  }, [navigation]);
}

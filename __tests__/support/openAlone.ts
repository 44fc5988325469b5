import { linking } from '../../app/navigation/stack';

/**
 * From here on pages open without those that lie beneath them, which halves what there is to draw and to search. Nothing
 * leads back then.
 */
export function openAlone(): void {
  const { getStateFromPath } = linking;
  beforeEach(() => {
    jest.spyOn(linking, 'getStateFromPath').mockImplementation((path, options) => {
      const routes = getStateFromPath(path, options)?.routes.slice(-1);
      return routes && { routes };
    });
  });
  afterEach(() => {
    linking.getStateFromPath = getStateFromPath;
  });
}

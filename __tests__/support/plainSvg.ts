/**
 * Drawings as bare elements, which are much faster to make and to search. Suites whose subject is a drawing take the
 * real ones: `jest.unmock('react-native-svg')`.
 */
jest.mock('react-native-svg', () => ({
  __esModule: true,
  default: 'RNSVGSvgView',
  Circle: 'RNSVGCircle',
  G: 'RNSVGGroup',
  Image: 'RNSVGImage',
  Path: 'RNSVGPath',
  Rect: 'RNSVGRect',
  Text: 'RNSVGText',
}));

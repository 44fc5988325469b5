import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';

import { App } from './App';
import { fetchAhead } from './games/lumicora/fetchAhead';

registerRootComponent(App);
fetchAhead();

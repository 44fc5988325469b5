import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';

import { App } from './App';
import { keepForOffline } from './offline';

registerRootComponent(App);
keepForOffline();

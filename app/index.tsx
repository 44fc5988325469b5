import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';

import { reportStrayErrors } from '@/shell/runtime';

import { App } from './App';
import { keepForOffline } from './offline';

reportStrayErrors();
registerRootComponent(App);
keepForOffline();

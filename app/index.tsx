import '@expo/metro-runtime';
import { registerRootComponent } from 'expo';

import { prepareParts, reportStrayErrors } from '@/shell/runtime';
import { onceCaughtUp } from '@/shell/storage';

import { App } from './App';
import { keepForOffline } from './offline';

reportStrayErrors();
prepareParts();
void onceCaughtUp(() => registerRootComponent(App));
keepForOffline();

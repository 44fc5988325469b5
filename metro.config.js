const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// The decoder of QR codes for browsers that have none; see app/camera/decoder.web.ts.
config.resolver.assetExts.push('wasm');

module.exports = config;

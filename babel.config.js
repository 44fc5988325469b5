module.exports = (api) => {
  const isTest = api.env('test');
  return { presets: ['babel-preset-expo'], plugins: isTest ? [importByRequire] : [] };
};

/** Jest cannot run `import()` without Node's own modules, so tests require what the app loads when first opened. */
function importByRequire({ template }) {
  const required = template.expression('Promise.resolve().then(() => require(SOURCE))');
  return {
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type !== 'Import') return;
        path.replaceWith(required({ SOURCE: path.node.arguments[0] }));
      },
    },
  };
}

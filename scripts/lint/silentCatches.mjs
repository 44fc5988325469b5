/** A rule for oxlint: a failure is caught by its kind, passed on or reported, never swallowed. */

const MESSAGE = 'Catch by kind (a Refusal, a SyntaxError), pass on the rest or report() it.';

/** Where a rejected promise is handled: the only argument of `catch`, the second of `then`. */
const HANDLERS = { catch: 0, then: 1 };

const silentCatches = {
  create: (context) => ({
    CatchClause(node) {
      if (!namesAKind(node.body)) context.report({ node, message: MESSAGE });
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || !Object.hasOwn(HANDLERS, callee.property.name)) return;
      const handler = given[HANDLERS[callee.property.name]];
      if (!isFunction(handler) || namesAKind(handler.body)) return;
      context.report({ node: handler, message: MESSAGE });
    },
  }),
};

function isFunction(node) {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/** Whether something in here throws, asks for a kind, reports, or hands the failure to whoever waits for it. */
function namesAKind(node) {
  if (node.type === 'ThrowStatement') return true;
  if (node.type === 'BinaryExpression' && node.operator === 'instanceof') return true;
  if (node.type === 'CallExpression' && /^(report|reportUnless.*|reject)$/.test(node.callee.name))
    return true;
  return childrenOf(node).some(namesAKind);
}

function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string');
}

export default { meta: { name: 'reefside' }, rules: { 'silent-catches': silentCatches } };

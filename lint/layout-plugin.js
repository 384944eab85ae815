// The seven layout rules as a lint plug-in; the decisions are in layout-rules.js.
import { relative, sep } from 'node:path';
import { asksWhereItRuns, judgeImport, mayReadEnvironment } from './layout-rules.js';

const fileOf = (context) => relative(process.cwd(), context.filename).split(sep).join('/');

const imports = {
  create(context) {
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
      const message = judgeImport(fileOf(context), node.source.value, typeOnly);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const environment = {
  create(context) {
    return {
      MemberExpression(node) {
        if (node.property.name !== 'env' || mayReadEnvironment(fileOf(context))) return;
        const { object } = node;
        const isProcess = object.type === 'Identifier' && object.name === 'process';
        if (!isProcess && object.type !== 'MetaProperty') return;
        context.report({ node, message: 'the environment is read in one file per app' });
      },
    };
  },
};

const whereabouts = {
  create(context) {
    const check = ({ test }) => {
      const name = test?.type === 'MemberExpression' ? test.property.name : test?.name;
      if (!name || !asksWhereItRuns(fileOf(context), name)) return;
      context.report({ node: test, message: 'local and hosted differ by URLs and keys alone' });
    };
    return { IfStatement: check, ConditionalExpression: check };
  },
};

export default { meta: { name: 'layout' }, rules: { imports, environment, whereabouts } };

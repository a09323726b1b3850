import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from "kysely";

const replace = <T>(value: T): T => (typeof value === "string" && value.includes("\0") ? (value.replaceAll("\0", "\uFFFD") as T) : value);

class Transformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: replace(node.value) };
  }
  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(replace) };
  }
}

/**
 * PostgreSQL's text holds every character but NUL, and anybody can put one into an address or a form. It becomes the
 * replacement character, on both databases, and not an error of the host.
 */
export class WithoutNulPlugin implements KyselyPlugin {
  readonly #transformer = new Transformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from "kysely";

const replaceNul = <T>(value: T): T =>
  typeof value === "string" && value.includes("\0")
    ? (value.replaceAll("\0", "\uFFFD") as T)
    : value;

class NulTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: replaceNul(node.value) };
  }
  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(replaceNul) };
  }
}

/** PostgreSQL text rejects NUL; it becomes U+FFFD on both databases instead of a server error. */
export class ReplaceNulPlugin implements KyselyPlugin {
  readonly #transformer = new NulTransformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

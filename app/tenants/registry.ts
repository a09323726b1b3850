import { layout as defaultLayout } from "./default/layout";
import { layout as foundationLayout } from "./foundation/layout";
import type { Layout } from "./layout";
import { layout as mainLayout } from "./main/layout";

type LayoutKey = "default" | "foundation" | "main";

const layouts = {
  default: defaultLayout,
  foundation: foundationLayout,
  main: mainLayout,
} as const satisfies Record<LayoutKey, Layout>;

const isLayoutKey = (key: string): key is LayoutKey => Object.hasOwn(layouts, key);

/** Layout of a tenant's setting. Unknown keys get the default layout (TEN4). */
export const getLayout = (key: string): Layout =>
  isLayoutKey(key) ? layouts[key] : layouts.default;

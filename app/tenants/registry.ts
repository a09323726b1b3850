import { layout as defaultLayout } from "./default/layout";
import type { Layout } from "./layout";
import * as exported from "./layouts";

const layouts = exported satisfies Record<string, Layout>;

const isLayoutKey = (key: string): key is keyof typeof layouts => Object.hasOwn(layouts, key);

/** Layout of a tenant's setting. Unknown keys get the default layout (TEN4). */
export const getLayout = (key: string): Layout => (isLayoutKey(key) ? layouts[key] : defaultLayout);

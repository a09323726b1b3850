import { layout as defaultLayout } from "./default/layout";
import type { Layout } from "./layout";
import * as exported from "./layouts";

const layouts = exported satisfies Record<string, Layout>;

const isLayoutKey = (key: string): key is keyof typeof layouts => Object.hasOwn(layouts, key);

/** Layout of a tenant's setting. Unknown keys get the default layout (TEN4). */
export const getLayout = (key: string): Layout => (isLayoutKey(key) ? layouts[key] : defaultLayout);

const DEFAULT_LAYOUT_KEY = "default";

/** Layouts that the owner of a site can choose. */
export const LAYOUT_KEYS: readonly string[] = [DEFAULT_LAYOUT_KEY, ...Object.keys(layouts)];

/** The layout that a setting's key stands for. */
export const getLayoutKey = (key: string): string => (isLayoutKey(key) ? key : DEFAULT_LAYOUT_KEY);

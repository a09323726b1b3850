/** What the statistics count of pages: landing and programmes, classes, and posts of every kind. */
export const VIEW_METRICS = ["page_view", "class_view", "post_view"] as const;
export type ViewMetric = (typeof VIEW_METRICS)[number];

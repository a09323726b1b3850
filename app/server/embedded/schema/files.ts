// biome-ignore lint/complexity/noBannedTypes: filled by its migration
export type FileTables = {};

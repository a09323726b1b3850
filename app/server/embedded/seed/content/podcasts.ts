import { classEpisodes } from "./podcasts-kelas";
import { letterEpisodes } from "./podcasts-surat";
import { terasEpisodes } from "./podcasts-teras";
import type { SeedPost } from "./types";

export const podcastPosts: SeedPost[] = [...terasEpisodes, ...classEpisodes, ...letterEpisodes];

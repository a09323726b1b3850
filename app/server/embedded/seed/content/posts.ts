import { fieldPosts } from "./posts-field";
import { learningPosts } from "./posts-learning";
import { morePosts } from "./posts-more";
import { teachingPosts } from "./posts-teaching";
import { technologyPosts } from "./posts-technology";
import { workPosts } from "./posts-work";
import type { SeedPost } from "./types";

export const posts: SeedPost[] = [...learningPosts, ...teachingPosts, ...technologyPosts, ...workPosts, ...fieldPosts, ...morePosts];

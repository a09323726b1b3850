import { galleryPosts } from "./galleries";
import { podcastPosts } from "./podcasts";
import { articlePosts } from "./posts-articles";
import { letterArticles } from "./posts-articles-letters";
import { moreArticles } from "./posts-articles-more";
import { beritaPosts } from "./posts-berita";
import { eventPosts } from "./posts-events";
import { fieldPosts } from "./posts-field";
import { learningPosts } from "./posts-learning";
import { morePosts } from "./posts-more";
import { newsPosts } from "./posts-news";
import { moreNewsPosts } from "./posts-news-more";
import { programPosts } from "./posts-programs";
import { teachingPosts } from "./posts-teaching";
import { technologyPosts } from "./posts-technology";
import { temansPosts } from "./posts-temans";
import { moreTemansPosts } from "./posts-temans-more";
import { videoPosts } from "./posts-videos";
import { workPosts } from "./posts-work";
import type { SeedPost } from "./types";

const blogPosts = [
  ...learningPosts,
  ...teachingPosts,
  ...technologyPosts,
  ...workPosts,
  ...fieldPosts,
  ...morePosts,
];

export const posts: SeedPost[] = [
  ...blogPosts,
  ...newsPosts,
  ...moreNewsPosts,
  ...beritaPosts,
  ...articlePosts,
  ...letterArticles,
  ...moreArticles,
  ...eventPosts,
  ...programPosts,
  ...temansPosts,
  ...moreTemansPosts,
  ...podcastPosts,
  ...galleryPosts,
  ...videoPosts,
];

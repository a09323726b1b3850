import { categories } from "./categories";
import { classes } from "./classes";
import { mentors } from "./mentors";
import { posts } from "./posts";
import { tenants } from "./tenants";
import { webinars } from "./webinars";

/** The demo content, loaded only when a database is filled with it. */
export { categories, classes, mentors, posts, tenants, webinars };

/** What our search is compared with, and the bundler that makes browser modules of it; exact versions. */
export const comparedWith = {
  pagefind: '1.6.0',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
  esbuild: '0.25.12',
} as const;

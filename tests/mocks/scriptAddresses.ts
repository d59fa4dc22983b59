/** Stand-in for the addresses that packages/page-scripts writes. */
export default {
  filter: '/assets/js/filter.js',
  place: '/assets/js/place.js',
  earlyIndex: '/assets/js/earlyIndex.js',
  languages: '/assets/js/languages.js',
};

/** Stand-in for the addresses that plugins/page-scripts writes. */
export default {filter: '/assets/js/filter.js'};

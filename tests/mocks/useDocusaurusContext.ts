/** Stand-in: the Swedish site at the root. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {
      title: 'Yttra',
      url: 'https://docs.yttra.example',
      baseUrl: '/',
      trailingSlash: false,
      customFields: {},
    },
    i18n: {currentLocale: 'sv', defaultLocale: 'sv', locales: ['sv', 'en'], localeConfigs: {}},
  };
}

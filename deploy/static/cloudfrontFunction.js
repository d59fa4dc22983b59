// Yttra handbook: addresses on CloudFront, runtime cloudfront-js-2.0. Generated: change deploy/static instead.
// From address, decoded, to the published one.
const redirects = JSON.parse('@REDIRECTS@');

function handler(event) {
  const request = event.request;
  let asked;
  try {
    asked = decodeURIComponent(request.uri);
  } catch (error) {
    return {statusCode: 400, statusDescription: 'Bad Request'};
  }
  // A file that is not a page is asked for by its own name.
  if (/\.\w+$/.test(asked) && !asked.endsWith('.html')) {
    return request;
  }
  const page = asked.replace(/(?:\/index)?\.html$|\/index$|\/$/, '') || '/';
  const wanted = redirects[page] || page;
  if (wanted !== asked) {
    const query = request.rawQueryString();
    // Two slashes at the beginning would name another host.
    const location = encodeURI(wanted).replace(/^\/+/, '/') + (query ? '?' + query : '');
    return {statusCode: 301, statusDescription: 'Moved Permanently', headers: {location: {value: location}}};
  }
  // The error pages are no pages of their own.
  if (!/^\/(?:en\/)?404$/.test(wanted)) {
    request.uri += wanted.endsWith('/') ? 'index.html' : '.html';
  }
  return request;
}

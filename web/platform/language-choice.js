// Goes into the page as it is (inline, before all else). `?lang=en` overrules what was chosen; storage may be forbidden.
try {
  if (localStorage.getItem('yantra.lang') === 'hi' && !/[?&]lang=en\b/.test(location.search))
    location.replace(`/hi${location.pathname.replace(/^\/$/, '')}${location.search}${location.hash}`)
} catch {}

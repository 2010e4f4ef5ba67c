# The site behind a cache: for Fastly, as a main VCL; the rules, and their reasons, are in docs/how-to/cdn.md.
# Put the name of the machine in that the proxy runs on, which lets in this cache alone.
backend nonet {
  .host = "origin.nonet.example";
  .port = "443";
  .ssl = true;
  .ssl_cert_hostname = "nonet.example";
  .ssl_sni_hostname = "nonet.example";
  .connect_timeout = 5s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

sub vcl_recv {
  #FASTLY recv
  set req.backend = nonet;
  # In place of whatever the client says of itself.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.X-Forwarded-Host;
  if (req.method != "GET" && req.method != "HEAD") {
    return(pass);
  }
  # What is personal, by its path or by who asks.
  if (req.url.path ~ "^(/[a-z][a-z-]+)?/(developers|api|mcp|oauth|\.well-known/oauth-[a-z-]+)(/|$)") {
    return(pass);
  }
  if (req.http.Authorization || req.http.Cookie ~ "nonet-") {
    return(pass);
  }
  unset req.http.Cookie;
  # Nobody goes around the cache by asking for it.
  unset req.http.Cache-Control;
  unset req.http.Pragma;
  return(lookup);
}

sub vcl_hash {
  # The whole URL with its query; Vary does the rest, on an Accept-Encoding that is brought to br, gzip or none.
  set req.hash += req.url;
  set req.hash += req.http.host;
  #FASTLY hash
  return(hash);
}

sub vcl_fetch {
  #FASTLY fetch
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public") {
    return(pass);
  }
  if (beresp.status >= 500 && stale.exists) {
    return(deliver_stale);
  }
  # For as long as the response says; then for a minute while it is fetched again, and while the service does not answer.
  set beresp.stale_while_revalidate = 60s;
  set beresp.stale_if_error = 60s;
  return(deliver);
}

sub vcl_error {
  #FASTLY error
  if (obj.status >= 500 && stale.exists) {
    return(deliver_stale);
  }
  return(deliver);
}

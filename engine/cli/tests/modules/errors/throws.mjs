throw new URIError('t')

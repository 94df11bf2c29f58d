// A build within a test leaves 'production' to the files that its thread runs next, and React would lack what those need.
process.env['NODE_ENV'] = 'test';

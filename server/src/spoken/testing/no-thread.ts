// A thread that cannot start, as without the engine's package.
throw new Error('there is no engine');

import fc from 'fast-check';

// Every run of the unit tests draws the same values.
fc.configureGlobal({ seed: 1 });

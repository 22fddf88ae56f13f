@rem npm start says exec, so that no shell stands between npm and the server; here that word only runs the rest.
@%*
